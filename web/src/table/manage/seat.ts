/** Which seats a spectator may ask for. */

import type { Seat, TableInfo } from '../../wire/protocol'

/** True if a bot plays this seat, and a person who can agree plays at the table. */
export function fromBot({ seats }: Pick<TableInfo, 'seats'>, { kind }: Pick<Seat, 'kind'>): boolean {
  return kind === 'bot' && seats.some((one) => (one.kind === 'guest' || one.kind === 'device') && !one.resigned)
}
