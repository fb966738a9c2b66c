/** What each language calls itself. */

import type { Language } from '../settings.svelte'

export const TONGUES: Record<Language, string> = { fr: 'Français', nl: 'Nederlands', en: 'English' }
