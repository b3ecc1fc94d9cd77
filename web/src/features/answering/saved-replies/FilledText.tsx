import { type FilledPart, fillPlaceholders, type PlaceholderValues } from '@panel/contract/rules/placeholders'
import { useTranslation } from 'react-i18next'
import styles from './FilledText.module.css'

type Props = { body: string; values: PlaceholderValues; language: string }

/** A preview of a saved reply: filled-in values are highlighted, and an open placeholder names what to fill in by hand. */
export function FilledText({ body, values, language }: Props) {
  const parts = fillPlaceholders(body, values)
  return (
    <p className={styles.text} lang={language}>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change their order
        <Part key={index} part={part} />
      ))}
    </p>
  )
}

function Part({ part }: { part: FilledPart }) {
  const { t } = useTranslation()
  if (part.kind === 'text') return part.text
  if (part.kind === 'filled') return <mark className={styles.filled}>{part.text}</mark>
  return <mark className={styles.open}>{t(`saved_replies.gap.${part.placeholder}`)}</mark>
}
