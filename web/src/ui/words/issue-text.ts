import type { FieldIssue, FieldIssueCode, IssueCode, IssueParams } from '@panel/contract/rules/issues'
import type { TFunction } from 'i18next'
import { formatNumber } from './dates'

type Issue = FieldIssue | { code: IssueCode; params?: IssueParams }

/**
 * The translated text of a validation issue. A code that only a program can cause, or that a newer server sends, has a general
 * text.
 */
export function issueText(t: TFunction, { code, params = {} }: Issue): string {
  const shown = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'number' ? formatNumber(value) : value,
    ]),
  )
  // The cast: codes without a text get the default.
  return t(`issue.${code as FieldIssueCode}`, { defaultValue: t('issue.other'), ...shown })
}
