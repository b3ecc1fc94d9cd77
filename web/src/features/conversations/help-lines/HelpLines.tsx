import type { CustomerHelp, HelpLine } from '@panel/contract'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Keys } from '../../../ui/actions/Keys'
import { countryName, languageName } from '../../../ui/words/region-names'
import styles from './HelpLines.module.css'
import { HelpLineWays } from './HelpLineWays'

type Props = {
  help: CustomerHelp
  /** Without it, the lines are only read. */
  onInsert?: ((line: HelpLine) => void) | undefined
}

/** Where this customer finds help, by their country, or what to do when the site owner has no help lines for it. */
export function HelpLines({ help: { country, known_by, items }, onInsert }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const place = countryName(country)
  return (
    <section className={styles.help} aria-labelledby={id}>
      <h3 id={id}>{place === null ? t('help.title') : t('help.title_in', { country: place })}</h3>
      {known_by === 'language' && <p>{t('help.by_language')}</p>}
      {items.length === 0 && <p>{t('help.none')}</p>}
      {items.length > 0 && onInsert && <p>{t('help.inserts')}</p>}
      <ul>
        {items.map((line, index) => (
          <li key={line.id}>
            {onInsert ? (
              <button
                type="button"
                className={styles.line}
                aria-keyshortcuts={index < 9 ? String(index + 1) : undefined}
                onClick={() => onInsert(line)}
              >
                {index < 9 && <Keys keys={String(index + 1)} />}
                <Line line={line} />
              </button>
            ) : (
              <div className={styles.line}>
                <Line line={line} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Line({ line }: { line: HelpLine }) {
  const { t } = useTranslation()
  const more = [
    line.country === null ? t('help.every_country') : null,
    line.language === null ? null : languageName(line.language),
    line.opening_hours,
  ].filter((part) => part !== null)
  return (
    <span className={styles.words}>
      <b dir="auto">{line.name}</b> <HelpLineWays line={line} />
      {more.length > 0 && <small dir="auto">{more.join(', ')}</small>}
    </span>
  )
}
