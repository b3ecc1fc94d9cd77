import type { OperatorDetail } from '@panel/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call'
import { Button } from '../../../ui/actions/Button'
import { DialogForm } from '../../../ui/overlays/DialogForm'
import { useUser } from '../../settings/user-query'
import { AskResetDialog } from './AskResetDialog'
import { LinkDialog } from './LinkDialog'
import { changeBlocked, resetBlocked } from './operator-actions'
import { refusalText } from './refusal-text'
import type { MadeLink } from './use-invitation'

/** Hours in which the new link can be used. */
const hours = 24

/**
 * Makes a new link with which an operator chooses a password, and shows it once. For somebody who has a password, it asks a second admin,
 * who gets the link.
 */
export function NewLink({ operator }: { operator: OperatorDetail }) {
  const { t } = useTranslation()
  const { id } = operator
  const name = operator.name ?? `#${id}`
  const ownId = useUser().id
  const mustAsk = operator.two_factor.has_password
  const [isOpen, setIsOpen] = useState(false)
  const [link, setLink] = useState<MadeLink | null>(null)
  const make = useMutation({
    mutationFn: () => call('POST /api/operators/:id/link', { params: { id }, body: { hours } }),
    onSuccess(made) {
      setIsOpen(false)
      setLink({ ...made, name })
    },
  })
  return (
    <>
      <Button
        size="small"
        blocked={
          mustAsk
            ? resetBlocked(t, { operator, ownId }, 'password')
            : changeBlocked(t, operator) || (operator.suspension && t('operators.refused.operator_suspended'))
        }
        onClick={() => setIsOpen(true)}
      >
        {t('operators.new_link')}
      </Button>
      <DialogForm
        isOpen={isOpen && !mustAsk}
        title={t('operators.new_link_title', { name })}
        confirm={t('operators.make_link')}
        isBusy={make.isPending}
        error={make.error && refusalText(t, make.error)}
        onConfirm={() => make.mutate()}
        onClose={() => setIsOpen(false)}
      >
        <p>{t('operators.new_link_text')}</p>
      </DialogForm>
      {isOpen && mustAsk && (
        <AskResetDialog operator={operator} what="password" onClose={() => setIsOpen(false)} />
      )}
      {link && <LinkDialog link={link} onClose={() => setLink(null)} />}
    </>
  )
}
