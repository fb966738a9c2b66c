/** The guest of this browser, `current`, with the modules that run when a guest goes. */

import { current } from '../wire/current'

current.goodbye = { gone: () => import('./gone'), forgetting: () => import('./forgetting') }

export { current }
