/** Requests of moderators to the server, and sentences about their actions. */

import { ask } from '../wire/api'
import type { AnyDecision, ModerationDeed, ModerationRole, ReportInfo } from '../wire/protocol'
import { settings } from '../settings/settings.svelte'
import { t } from '../words/words.svelte'

export const moderation = {
  role: () => ask<ModerationRole>('GET', '/api/moderation'),
  waiting: () => ask<ReportInfo[]>('GET', '/api/moderation/reports'),
  closed: () => ask<ReportInfo[]>('GET', '/api/moderation/reports/closed'),
  log: () => ask<ModerationDeed[]>('GET', '/api/moderation/log'),
  decide: (report: string, decision: AnyDecision) =>
    ask<ReportInfo>('POST', `/api/moderation/reports/${encodeURIComponent(report)}`, decision),
}

/** Return a moderator's action as a sentence. */
export function deedSentence(deed: ModerationDeed): string {
  const actor = deed.actor === null ? t('moderation-operator') : deed.actor || t('guest')
  const action = deed.action === 'silence' && deed.hours === 0 ? 'unsilence' : deed.action
  const sentence = t(`deed-${action}`, { actor, name: deed.target || t('guest'), hours: deed.hours ?? 0 })
  return sentence.charAt(0).toLocaleUpperCase(settings.language) + sentence.slice(1)
}
