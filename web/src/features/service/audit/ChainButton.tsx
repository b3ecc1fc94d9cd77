import { useState } from 'react'
import { ActionButton } from '../../../ui/actions/ActionButton'
import { useAction } from '../../../ui/actions/use-action'
import { showChain } from './audit-actions'
import { ChainDialog } from './ChainDialog'

/** Opens the chain of hashes of the audit log. */
export function ChainButton() {
  const [isOpen, setIsOpen] = useState(false)
  const action = useAction(showChain, { open: () => setIsOpen(true) })
  return (
    <>
      <ActionButton action={action} />
      {isOpen && <ChainDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}
