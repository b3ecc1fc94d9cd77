import type { CustomerProfile } from '@panel/contract'
import { useTranslation } from 'react-i18next'
import { offer } from '../../../ui/actions/actions'
import { useOffered } from '../../../ui/actions/use-action'
import { editFact } from './customer-actions'
import { fieldGroups, knownValue } from './customer-fields'
import type { Field } from './use-open-fields'

/** Offers every field in the palette. */
export function useFactActions(
  customer: CustomerProfile,
  label: (name: string) => string,
  open: (field: Field) => void,
) {
  const { t } = useTranslation()
  const fields = Object.values(fieldGroups)
    .flat()
    .filter((field) => field !== 'age' || !customer.birthday)
  useOffered(
    fields.map((field) =>
      offer(t, editFact, {
        field,
        label: label(field),
        isKnown: knownValue(customer, field) !== null,
        open: () => open(field),
      }),
    ),
  )
}
