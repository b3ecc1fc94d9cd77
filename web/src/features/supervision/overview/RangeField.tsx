import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './FiltersForm.module.css'
import type { Range } from './filters'

type Props = {
  label: string
  range: Range
  /** The range without a filter. */
  usual: Range
  /** Minimum and maximum of the range; a minimum of -1 means no limit, and is shown as an empty field. */
  limits: Range
  onChange: (range: Range) => void
}

/** A range, applied when a field is left or Enter is pressed. */
export function RangeField({ label, range, usual, limits, onChange }: Props) {
  const { t } = useTranslation()
  const [from, to] = range
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      <span className={styles.range}>
        <RangeEnd
          key={`from ${from}`}
          name={t('overview_page.from', { label })}
          value={from}
          isInUse={from !== usual[0]}
          limits={limits}
          // The other end is adjusted.
          onEnd={(value) => onChange([value, to !== -1 && value > to ? value : to])}
        />
        <span aria-hidden="true">–</span>
        <RangeEnd
          key={`to ${to}`}
          name={t('overview_page.to', { label })}
          value={to}
          isInUse={to !== usual[1]}
          limits={limits}
          onEnd={(value) => onChange([value !== -1 && value < from ? value : from, value])}
        />
      </span>
    </fieldset>
  )
}

type EndProps = {
  name: string
  value: number
  isInUse: boolean
  limits: Range
  onEnd: (value: number) => void
}

function RangeEnd({ name, value, isInUse, limits, onEnd }: EndProps) {
  const { t } = useTranslation()
  const [least, most] = limits
  const shown = value === -1 ? '' : String(value)
  const [text, setText] = useState(shown)
  const apply = () => {
    const entered = text.trim() === '' ? least : Number(text)
    const next = Number.isSafeInteger(entered) ? Math.min(most, Math.max(least, entered)) : value
    setText(next === -1 ? '' : String(next))
    if (next !== value) onEnd(next)
  }
  return (
    <input
      type="number"
      inputMode="numeric"
      aria-label={name}
      data-in-use={isInUse || undefined}
      min={Math.max(0, least)}
      max={most}
      placeholder={least === -1 ? t('overview_page.no_limit') : undefined}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={apply}
      onKeyDown={(event) => event.key === 'Enter' && apply()}
    />
  )
}
