import type { CustomerProfile } from '@panel/contract'
import type { CustomerField } from '@panel/contract/rules/enumerations'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../ui/actions/LinkButton'
import { focusDefault } from '../../../ui/actions/move-focus'
import styles from './CustomerFacts.module.css'
import { type FactValue, seenOf } from './customer-fields'
import { useFactWords } from './fact-words'
import { useCustomer } from './save-customer'

type Props = { customer: CustomerProfile; field: CustomerField | 'interests'; newer: FactValue }

/** Shown when the site's value has changed since an operator edited the field: accept it, or keep the operator's value. */
export function NewerSiteValue({ customer, field, newer }: Props) {
  const { t } = useTranslation()
  const { format } = useFactWords()
  const { saveFact } = useCustomer(customer.id)
  const seen = seenOf(customer, field)
  const settle = useMutation({
    mutationFn: (value: FactValue | null) => saveFact(field, value, seen),
    onSuccess: focusDefault,
  })
  return (
    <div className={styles.newer}>
      <span>{t('facts.newer', { value: format(field, newer) })}</span>
      <LinkButton aria-busy={settle.isPending} onClick={() => settle.mutate(newer)}>
        {t('facts.take_newer')}
      </LinkButton>
      <LinkButton aria-busy={settle.isPending} onClick={() => settle.mutate(seen)}>
        {t('facts.keep_ours')}
      </LinkButton>
      {settle.isError && <span role="alert">{t('save.failed')}</span>}
    </div>
  )
}
