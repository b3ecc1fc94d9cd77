import type { CustomerProfile } from '@panel/contract'
import type { CustomerField } from '@panel/contract/rules/enumerations'
import { IconWorld } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/actions/Button'
import { Keys } from '../../../ui/actions/Keys'
import { focusDefault } from '../../../ui/actions/move-focus'
import { useAction } from '../../../ui/actions/use-action'
import styles from './CustomerFacts.module.css'
import { keepOurs, takeTheirs } from './customer-actions'
import { type FactValue, seenOf } from './customer-fields'
import { useFactWords } from './fact-words'
import { useCustomer } from './save-customer'

type Props = {
  customer: CustomerProfile
  field: CustomerField | 'interests'
  newer: FactValue
  /** Its keys work: the facts have the focus, and it is the first of them. */
  hasKeys: boolean
}

/** Shown when the site's value has changed since an operator edited the field: accept it, or keep the operator's value. */
export function NewerSiteValue({ customer, field, newer, hasKeys }: Props) {
  const { t } = useTranslation()
  const { format } = useFactWords()
  const { saveFact } = useCustomer(customer.id)
  const seen = seenOf(customer, field)
  const settle = useMutation({
    mutationFn: (value: FactValue | null) => saveFact(field, value, seen),
    onSuccess: focusDefault,
  })
  const take = () => settle.mutate(newer)
  const keep = () => settle.mutate(seen)
  useAction(takeTheirs, hasKeys ? take : null)
  useAction(keepOurs, hasKeys ? keep : null)
  return (
    <div className={styles.newer}>
      <span>
        <IconWorld size={14} stroke={1.75} aria-hidden="true" />
        {t('facts.newer', { value: format(field, newer) })}
      </span>
      <Button size="small" isBusy={settle.isPending} onClick={take}>
        {t('facts.take_newer')}
        <Keys keys={takeTheirs.key} className={hasKeys ? undefined : styles.unseen} />
      </Button>
      <Button size="small" isBusy={settle.isPending} onClick={keep}>
        {t('facts.keep_ours')}
        <Keys keys={keepOurs.key} className={hasKeys ? undefined : styles.unseen} />
      </Button>
      {settle.isError && <span role="alert">{t('save.failed')}</span>}
    </div>
  )
}
