/** Changing the guest of this browser: `current`, with what is loaded when a guest goes. */

import { current } from '../wire/current'

current.goodbye = { gone: () => import('./gone'), forgetting: () => import('./forgetting') }

export { current }
