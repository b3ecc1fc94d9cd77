import i18next from 'i18next'

const formatters = new Map<string, Intl.NumberFormat>()

function formatter(currency: string, language: string): Intl.NumberFormat {
  const key = `${currency} ${language}`
  const known = formatters.get(key)
  if (known) return known
  const fresh = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  })
  formatters.set(key, fresh)
  return fresh
}

/** An amount in minor units of its currency, as people write it: €198, €4.50. */
export function formatMoney(minorUnits: number, currency: string, language = i18next.language): string {
  const format = formatter(currency, language)
  return format.format(minorUnits / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 0))
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** How long ago something was: 5 minutes ago, 3 days ago. */
export function formatAge(milliseconds: number, language = i18next.language): string {
  const format = new Intl.RelativeTimeFormat(language)
  const age = Math.max(0, milliseconds)
  if (age < hour) return format.format(-Math.floor(age / minute), 'minute')
  if (age < 2 * day) return format.format(-Math.floor(age / hour), 'hour')
  return format.format(-Math.floor(age / day), 'day')
}
