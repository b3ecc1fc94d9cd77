/** Values shared by server and browser. */

/** Why a message is in a sample: drawn at random, or one of the risks. */
export const reviewSources = ['random', 'reported', 'same_text', 'short', 'complaint'] as const
export type ReviewSource = (typeof reviewSources)[number]
export const reviewRisks = ['reported', 'same_text', 'short', 'complaint'] as const satisfies ReviewSource[]

/** A remark at a message: something that went well, something to improve, or neither. */
export const reviewCommentKinds = ['praise', 'improve', 'remark'] as const
export type ReviewCommentKind = (typeof reviewCommentKinds)[number]

/** What an operator has said to a review of their message. */
export const feedbackStates = ['unread', 'read', 'differs'] as const
export type FeedbackState = (typeof feedbackStates)[number]

/** Samples with messages that the viewer has not scored, of the last days; and with messages whose operator sees a score differently. */
export const sampleStates = ['open', 'second'] as const
export type SampleState = (typeof sampleStates)[number]

/** Each criterion is scored from 1 (poor) to 4 (top), or does not apply. */
export const reviewScores = [1, 2, 3, 4] as const
export type ReviewScore = (typeof reviewScores)[number]

/** A criterion of a card. The pages have a text for the codes of the first card; others have a name. */
export type ReviewCriterion = { code: string; name: string | null; weight: number }
export type ReviewCard = { version: number; criteria: readonly ReviewCriterion[] }

/** The card of a site owner who has no own one. */
export const firstCard = {
  version: 0,
  criteria: [
    { code: 'honest', name: null, weight: 30 },
    { code: 'asked', name: null, weight: 25 },
    { code: 'voice', name: null, weight: 20 },
    { code: 'facts', name: null, weight: 15 },
    { code: 'spelling', name: null, weight: 10 },
  ],
} as const satisfies ReviewCard

/** The weight of a criterion as a part of all weights of the card. */
export const weightShare = (
  { criteria }: Pick<ReviewCard, 'criteria'>,
  { weight }: ReviewCriterion,
): number => weight / criteria.reduce((sum, each) => sum + each.weight, 0)

/** The score of each criterion by its code; null when it does not apply. */
export type Scores = Readonly<Record<string, ReviewScore | null>>

/** The score of 100: the weighted mean over the criteria that apply. Null when none applies. */
export function totalScore({ criteria }: Pick<ReviewCard, 'criteria'>, scores: Scores): number | null {
  const applying = criteria.flatMap(({ code, weight }) => {
    const score = scores[code]
    return score ? [{ weight, score }] : []
  })
  const weights = applying.reduce((sum, { weight }) => sum + weight, 0)
  if (weights === 0) return null
  const points = applying.reduce((sum, { weight, score }) => sum + (weight * score) / 4, 0)
  return Math.round((points / weights) * 100)
}

/** Messages of the conversation that are shown before the reviewed one, and after it. */
export const reviewContext = { before: 6, after: 4 } as const

/** Number of messages in a sample. */
export const sampleSizes = [6, 12, 18, 30] as const
/** Days back from now of which a sample is drawn. */
export const sampleDays = [1, 7, 28] as const

/** How many weeks the trends show. */
export const trendWeeks = ['4', '12', '26'] as const

/** Maximum length of the words for the operator, of a comment and of the operator's answer, in characters. */
export const reviewWordsLength = 2_000
/** Maximum number of comments in a review. */
export const maxReviewComments = 20
/** Maximum number of criteria of a card, and length of the name and of the code of one. */
export const maxCriteria = 8
export const criterionLength = 60
export const criterionCodeLength = 20

/** How many languages a sample can be drawn of. */
export const mostLanguages = 20
