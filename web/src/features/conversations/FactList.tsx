import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../ui/dates'
import styles from './CustomerFacts.module.css'
import type { FactValue, ShownFact } from './facts'

/** Facts as the site gave them; values of the specification's lists are translated. */
export function FactList({ facts }: { facts: ShownFact[] }) {
  const { t, i18n } = useTranslation()

  const label = (name: string) => {
    const key = `fact.${name}`
    // The cast: the key is there, it was just looked up.
    if (i18n.exists(key)) return i18n.t(key as 'fact.other')
    const words = name.replaceAll('_', ' ')
    return words.charAt(0).toLocaleUpperCase() + words.slice(1)
  }
  const write = (name: string, value: FactValue): string => {
    if (Array.isArray(value)) return value.join(', ')
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
    if (typeof value === 'number') {
      const number = formatNumber(value)
      if (name === 'length') return t('unit.cm', { number })
      return name === 'weight' ? t('unit.kg', { number }) : number
    }
    const key = `fact_value.${name}.${value.toLowerCase().replaceAll(/[ -]/g, '_')}`
    // The cast: as above.
    return i18n.exists(key) ? i18n.t(key as 'fact_value.smokes.yes') : value
  }

  return (
    <dl>
      {facts.map(({ name, value }) => (
        <div className={styles.fact} key={name}>
          <dt>{label(name)}</dt>
          <dd>{write(name, value)}</dd>
        </div>
      ))}
    </dl>
  )
}
