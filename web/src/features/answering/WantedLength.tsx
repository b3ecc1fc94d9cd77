import { lengthOf, wantedLength } from '@panel/contract/rules/answer-length'
import type { TFunction } from 'i18next'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber, formatShare } from '../../ui/words/dates'
import { lastCustomerMessage } from '../conversations/thread/thread'
import { useAnsweringState } from './answering'
import styles from './WantedLength.module.css'

type Wanted = ReturnType<typeof wantedLength>

/** The length of the text beside the one that the site wants. It is never spoken: it changes with each key. */
export function WantedLength() {
  const { t } = useTranslation()
  const { stops, ...wish } = useAnsweringState(({ conversation }) => conversation.answer_length)
  const length = useAnsweringState(({ draft }) => lengthOf(draft.text))
  // With each key: where no share is wanted, the thread is not looked through.
  const asked = useAnsweringState(({ thread }) =>
    wish.share === null ? 0 : lengthOf(lastCustomerMessage(thread)?.text ?? ''),
  )
  const wanted = wantedLength(wish, asked)
  const words = wordsOf(t, wanted, stops ? 'taken' : 'shown')
  if (words === null) return null
  const isOfShare = wanted.min !== null && wanted.min !== wish.min && wish.share !== null
  const share = { percent: formatShare((wish.share ?? 0) / 100), number: formatNumber(asked) }
  const difference = differenceTo(wanted, length)
  return (
    <div className={styles.line}>
      <span className={styles.bar} data-fits={difference === 0 || undefined} style={barOf(wanted, length)} />
      <b>{formatNumber(length)}</b>
      <span>
        {[
          isOfShare ? `${words} (${t('length.share', share)})` : words,
          difference < 0 && stops && t('length.to_go', { number: formatNumber(-difference) }),
          difference > 0 && t('sender.over', { number: formatNumber(difference) }),
        ]
          .filter(Boolean)
          .join(', ')}
      </span>
    </div>
  )
}

function wordsOf(t: TFunction, { min, max }: Wanted, kind: 'shown' | 'taken') {
  if (min !== null && max !== null)
    return t(`length.${kind}.from_to`, { min: formatNumber(min), max: formatNumber(max) })
  if (min !== null) return t(`length.${kind}.from`, { min: formatNumber(min) })
  return max === null ? null : t(`length.${kind}.to`, { max: formatNumber(max) })
}

/** How many characters are missing (negative) or too many. */
const differenceTo = ({ min, max }: Wanted, length: number) =>
  Math.min(0, length - (min ?? 0)) + Math.max(0, length - (max ?? length))

/** The wanted part, and how far the text has come: shares of a bar that ends beyond the longest answer. */
function barOf({ min, max }: Wanted, length: number) {
  const end = max === null ? 2 * (min ?? 1) : 1.2 * max
  const shareOf = (value: number) => Math.min(1, value / end)
  // The cast: React does not know the names of own properties.
  return {
    '--used': shareOf(length),
    '--from': shareOf(min ?? 0),
    '--to': shareOf(max ?? end),
  } as CSSProperties
}
