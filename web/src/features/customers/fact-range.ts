import type { CustomerField } from '@panel/contract/enumerations'
import { factRanges } from '@panel/contract/limits'

/** What a field of numbers may be; null for any other. */
export function factRangeOf(field: CustomerField): { least: number; most: number } | null {
  return field === 'age' || field === 'length' || field === 'weight' ? factRanges[field] : null
}
