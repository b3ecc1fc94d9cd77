import {
  allReasonCodes,
  loginResults,
  questionKinds,
  savedReplyOwners,
} from '@panel/contract/rules/enumerations'
import { rightsReasons } from '@panel/contract/rules/erasure-rules'
import { holdKinds } from '@panel/contract/rules/hold-kinds'
import { escalationOutcomes, holdEffects } from '@panel/contract/rules/hold-rules'
import { twoFactorParts } from '@panel/contract/rules/operator-views'
import { reportOutcomes } from '@panel/contract/rules/report-outcomes'
import { rights } from '@panel/contract/rules/rights'
import { wordLists } from '@panel/contract/rules/word-list-names'
import type { TFunction } from 'i18next'
import { formatDate } from '../../../ui/words/dates'
import { languageName } from '../../../ui/words/region-names'

type Words = (t: TFunction, code: string) => string | undefined

/** The text of a code that is one of these. */
const oneOf =
  <Code extends string>(codes: readonly Code[], text: (t: TFunction, code: Code) => string): Words =>
  (t, given) => {
    const known = codes.find((code) => code === given)
    return known && text(t, known)
  }

/** The first of these that has a text. */
const either =
  (...all: Words[]): Words =>
  (t, code) =>
    all.map((words) => words(t, code)).find((text) => text !== undefined)

const language: Words = (_, code) => (/^[a-z]{2,3}(-[A-Z]{2})?$/.test(code) ? languageName(code) : undefined)
const kind = either(
  oneOf(holdKinds, (t, code) => t(`hold.${code}`)),
  oneOf(questionKinds, (t, code) => t(`inquiry.about.${code}`)),
)

/** What the codes of a field mean. */
const codesOf: Record<string, Words> = {
  effect: oneOf(holdEffects, (t, code) => t(`escalations.effect.${code}`)),
  kind,
  language,
  languages: language,
  list: oneOf(wordLists, (t, code) => t(`words.list.${code}`)),
  message_types: oneOf(['reply', 'poke'], (t, code) => t(`levels.types.${code}`)),
  options: oneOf(['stop_pokes', 'until_next_message', 'alert'], (t, code) => t(`ignore.option.${code}`)),
  outcome: either(
    oneOf(reportOutcomes, (t, code) => t(`reports.settled.${code}`)),
    oneOf(escalationOutcomes, (t, code) => t(`escalations.outcome.${code}`)),
  ),
  owner: oneOf(savedReplyOwners, (t, code) => t(`audit.owner.${code}`)),
  reason_code: oneOf(allReasonCodes, (t, code) => t(`reason.code.${code}`)),
  result: oneOf(loginResults, (t, code) => t(`login_history.result.${code}`)),
  rights: oneOf(rights, (t, code) => t(`levels.right.${code}`)),
  why: oneOf(rightsReasons, (t, code) => t(`customer_rights.asked_for.${code}`)),
  what: oneOf(twoFactorParts, (t, code) => t(`home.resets.${code}`)),
}

/** A value in words: codes, dates, and yes or no. Names and what people wrote are as they are. */
export function valueWords(t: TFunction, field: string, value: string | null): string {
  if (value === null || value === '') return t('audit.empty')
  if (value === 'true' || value === 'false') return t(value === 'true' ? 'yes' : 'no')
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return formatDate(value, 'long')
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return formatDate(`${value}T12:00:00`, 'dateOnly')
  const words = codesOf[field]
  return words
    ? value
        .split(', ')
        .map((code) => words(t, code) ?? code)
        .join(', ')
    : value
}
