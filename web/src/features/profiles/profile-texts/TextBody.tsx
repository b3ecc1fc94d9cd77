import type { ProfileText, SimilarText } from '@panel/contract'
import { Meter } from 'react-aria-components/Meter'
import { useTranslation } from 'react-i18next'
import { DraftLine } from '../../answering/DraftLine'
import { SharedRunsText } from './SharedRunsText'
import styles from './TextBody.module.css'
import { type TextInHand, typeText } from './text-in-hand'

type Props = {
  text: ProfileText
  body: string
  /** Null: the text is read, not written. */
  hand: TextInHand | null
  similar: SimilarText | null
}

/** The editor of a text, or the text to review, with its length and whether the server has saved it. */
export function TextBody({ text, body, hand, similar }: Props) {
  const { t } = useTranslation()
  return (
    <div className={styles.box} data-writing={hand !== null || undefined}>
      {hand ? (
        <textarea
          // The text was opened to be edited, so its editor gets the focus.
          // biome-ignore lint/a11y/noAutofocus: as with the editor of a chat
          autoFocus
          aria-label={text.title}
          lang={text.language}
          value={body}
          maxLength={10_000}
          onChange={(event) => typeText(event.target.value)}
        />
      ) : (
        <div className={styles.read} lang={text.language}>
          {body === '' ? (
            <p className={styles.none}>{t('profile_texts.not_written')}</p>
          ) : (
            body.split(/\n+/).map((paragraph, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other name, and do not move
              <p key={place}>
                <SharedRunsText text={paragraph} like={similar?.other?.body ?? ''} />
              </p>
            ))
          )}
        </div>
      )}
      <footer className={styles.foot}>
        <LengthMeter length={body.trim().length} min={text.min_length} max={text.max_length} />
        {hand && <DraftState draft={hand.draft} />}
      </footer>
    </div>
  )
}

function LengthMeter({ length, min, max }: { length: number; min: number; max: number }) {
  const { t } = useTranslation()
  const isOutside = length < min || length > max
  return (
    <Meter
      className={styles.meter ?? ''}
      aria-label={t('profile_texts.length')}
      value={length}
      maxValue={max}
      valueLabel={t('profile_texts.length_of', { length, min, max })}
    >
      {({ percentage, valueText }) => (
        <>
          <span className={styles.track} data-outside={isOutside || undefined}>
            <i style={{ width: `${percentage}%` }} />
            <s style={{ insetInlineStart: `${(min / max) * 100}%` }} />
          </span>
          <span>{valueText}</span>
        </>
      )}
    </Meter>
  )
}

function DraftState({ draft }: { draft: TextInHand['draft'] }) {
  if (draft.status === 'none') return null
  if (draft.status === 'saved')
    return <DraftLine kept={{ status: 'saved', at: draft.at }} isWaiting={false} />
  return <DraftLine kept={{ status: draft.status }} isWaiting={false} />
}
