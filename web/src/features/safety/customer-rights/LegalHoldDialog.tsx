import type { CustomerRights } from '@panel/contract'
import { legalHoldReasonLength } from '@panel/contract/rules/erasure-rules'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call'
import { useUnsavedWords } from '../../settings/drafts/unsaved-words'
import { WordsDialog } from '../../settings/drafts/WordsDialog'
import { refusedWords } from './refused-words'
import { customerRightsQuery, showRights } from './rights-query'

type Props = { rights: CustomerRights; isSet: boolean; onClose: () => void }

/** Asks for the reason, and sets a legal hold or lifts it. */
export function LegalHoldDialog({ rights: { customer }, isSet, onClose }: Props) {
  const { t } = useTranslation()
  const client = useQueryClient()
  // Another admin may lift it meanwhile: what this dialog does stays what it says.
  const [wasSet] = useState(isSet)
  const { id, name } = customer
  const change = async (reason: string) => {
    const order = { params: { id }, body: { reason } }
    try {
      const changed = await (wasSet
        ? call('POST /api/customer-rights/:id/legal-hold/lift', order)
        : call('POST /api/customer-rights/:id/legal-hold', order))
      showRights(client, changed)
    } catch (error) {
      await client.invalidateQueries(customerRightsQuery(id))
      throw error
    }
  }
  return (
    <WordsDialog
      words={useUnsavedWords(wasSet ? 'lift_legal_hold' : 'legal_hold', id)}
      title={t(wasSet ? 'customer_rights.lift_of' : 'customer_rights.set_of', { name })}
      confirm={t(wasSet ? 'customer_rights.lift' : 'customer_rights.set')}
      label={t('customer_rights.why')}
      maxLength={legalHoldReasonLength}
      missing={t('customer_rights.why_missing')}
      act={change}
      failure={(error) => refusedWords(t, t('customer_rights.not_done'), error)}
      onClose={onClose}
    >
      <p>{t(wasSet ? 'customer_rights.lift_text' : 'customer_rights.legal_hold_text')}</p>
    </WordsDialog>
  )
}
