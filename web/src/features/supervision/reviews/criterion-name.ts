import { firstCard, type ReviewCriterion } from '@panel/contract/rules/review-rules'
import type { TFunction } from 'i18next'

/** The name of a criterion: its own one, otherwise the text for its code. */
export function criterionName(t: TFunction, { code, name }: Pick<ReviewCriterion, 'code' | 'name'>): string {
  const known = firstCard.criteria.find((each) => each.code === code)
  return name ?? (known ? t(`reviews.criterion.${known.code}`) : code)
}
