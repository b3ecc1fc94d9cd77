import { useTranslation } from 'react-i18next'
import { formatDate, formatNumber } from '../../../ui/words/dates'
import { useRegionName } from '../../settings/use-regions'
import type { FactValue } from './customer-fields'

/**
 * The texts of facts and their values in the chosen language; without a translation, the site's text.
 * @param hasRegion whether a region can be among the values: their names are loaded then
 */
export function useFactWords(hasRegion = false) {
  const { t, i18n } = useTranslation()
  const regionName = useRegionName(hasRegion)

  const label = (name: string) => {
    const key = `fact.${name}`
    // The cast: the key exists, it was just checked.
    if (i18n.exists(key)) return i18n.t(key as 'fact.other')
    const words = name.replaceAll('_', ' ')
    return words.charAt(0).toLocaleUpperCase() + words.slice(1)
  }
  const choice = (name: string, code: string): string => {
    const key = `fact_value.${name}.${code.toLowerCase().replaceAll(/[ -]/g, '_')}`
    // The cast: as above.
    return i18n.exists(key) ? i18n.t(key as 'fact_value.smokes.yes') : code
  }
  const format = (name: string, value: FactValue): string => {
    if (Array.isArray(value)) return value.join(', ')
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
    if (typeof value === 'number') {
      const number = formatNumber(value)
      if (name === 'length') return t('unit.cm', { number })
      return name === 'weight' ? t('unit.kg', { number }) : number
    }
    if (name === 'birthday' && /^\d{4}-\d\d-\d\d$/.test(value))
      return formatDate(value, 'dateOnly', undefined, 'UTC')
    return name === 'region' ? regionName(value) : choice(name, value)
  }
  return { label, format, choice }
}
