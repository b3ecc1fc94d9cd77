import { IconStar, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { findEntries } from '../../shell/find-entries'
import { MenuDrawer } from '../../shell/MenuDrawer'
import { PaletteView } from '../../shell/PaletteView'
import type { OfferedAction } from '../../ui/actions/actions'
import { Button } from '../../ui/actions/Button'
import { offerOnScreen, useOfferedActions } from '../../ui/actions/offered-actions'
import { ChoiceList } from '../../ui/fields/ChoiceList'
import { TextAreaField } from '../../ui/fields/TextAreaField'
import { ActionMenu } from '../../ui/overlays/ActionMenu'
import { DialogForm } from '../../ui/overlays/DialogForm'

const titles = ['Dialog', 'Alert dialog', 'Drawer', 'Palette', 'Menu'] as const
type Title = (typeof titles)[number]

const usual = { group: 'page', blocked: null, isKeyMeant: () => true, worksInDialogs: false } as const
const actions: OfferedAction[] = [
  { ...usual, id: 'mark', title: 'Mark', key: 'L', icon: IconStar, run: () => {} },
  { ...usual, id: 'move', title: 'Move', note: 'With a note', run: () => {} },
  { ...usual, id: 'merge', title: 'Merge', key: 'U', blocked: 'Only a master may.', run: () => {} },
  { ...usual, id: 'remove', title: 'Remove', icon: IconTrash, run: () => {} },
]

/** What opens above the page, each by its button. */
export function Overlays() {
  const [open, setOpen] = useState<Title | null>(null)
  const onClose = () => setOpen(null)
  const show = (title: Title) => {
    // Only the palette offers them: their keys are those of the page.
    offerOnScreen('kit', title === 'Palette' ? actions : null)
    setOpen(title)
  }
  return (
    <>
      {titles.map((title) => (
        <Button key={title} onClick={() => show(title)}>
          {title}
        </Button>
      ))}
      <Form title="Dialog" isOpen={open === 'Dialog'} onClose={onClose}>
        <Reasons />
      </Form>
      <Form title="Alert dialog" isAlert isOpen={open === 'Alert dialog'} onClose={onClose}>
        <p>This cannot be undone.</p>
      </Form>
      <MenuDrawer isOpen={open === 'Drawer'} onClose={onClose}>
        <p>The side menu</p>
      </MenuDrawer>
      {open === 'Palette' && <Palette onClose={onClose} />}
      {open === 'Menu' && (
        <ActionMenu
          at={{ x: 200, y: 200 }}
          label="Menu"
          items={actions.map((action) => {
            const isLast = action.id === 'remove'
            return { action, isDanger: isLast, hasUnloadedPart: isLast }
          })}
          onClose={onClose}
        />
      )}
    </>
  )
}

type FormProps = {
  title: string
  isAlert?: boolean
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}

function Form({ children, isAlert = false, ...dialog }: FormProps) {
  return (
    <DialogForm
      {...dialog}
      isAlert={isAlert}
      isDanger={isAlert}
      confirm="Confirm"
      onConfirm={dialog.onClose}
      isBusy={false}
      error={isAlert ? 'The server refused it.' : null}
    >
      {children}
    </DialogForm>
  )
}

function Reasons() {
  const [chosen, setChosen] = useState('first')
  const choices = ['first', 'second'].map((value) => ({ value, label: `The ${value} reason` }))
  return (
    <>
      <ChoiceList
        label="Reason"
        kind="one"
        choices={choices}
        chosen={[chosen]}
        onChoose={setChosen}
        hasFocus
      />
      <TextAreaField label="Explanation" rows={2} defaultValue="" />
    </>
  )
}

function Palette({ onClose }: { onClose: () => void }) {
  const [query, setQuery] = useState('')
  const groups = findEntries(useOfferedActions(), query)
  return (
    <PaletteView
      query={query}
      groups={groups}
      isSearching={false}
      onSearch={setQuery}
      onClose={onClose}
      onRun={onClose}
      onShowKeys={onClose}
    />
  )
}
