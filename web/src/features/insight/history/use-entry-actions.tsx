import type { HistoryEntry, Message } from '@panel/contract'
import { IconAlertCircle, IconLink } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../../ui/actions/use-action'
import { useCopy } from '../../../ui/actions/use-copy'
import { showToast } from '../../../ui/overlays/toasts'
import { failureText } from '../../../ui/words/failure'
import { ReportDialog } from '../../conversations/thread/ReportDialog'
import { conversationLink } from './conversation-link'
import { copyEntryLink, openEntry, previewEntry, reportEntry } from './history-actions'
import { historyEntryQuery } from './history-queries'
import type { HistorySearch } from './history-search'

type Options = {
  entry: HistoryEntry | undefined
  search: HistorySearch
  isPreviewOpen: boolean
  open: (entry: HistoryEntry) => void
  togglePreview: (entry: HistoryEntry) => void
}

export type EntryActions = ReturnType<typeof useEntryActions>['actions']

/** Offers the actions on the entry at the cursor. @returns the data of their buttons, and their dialogs */
export function useEntryActions({ entry, search, isPreviewOpen, open, togglePreview }: Options) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const router = useRouter()
  const [reported, setReported] = useState<Message | null>(null)
  const { copy, dialog } = useCopy()

  async function report({ id, message_id }: HistoryEntry) {
    try {
      const { context } = await client.fetchQuery(historyEntryQuery(id, search))
      setReported(context.find(({ message }) => message.id === message_id)?.message ?? null)
    } catch (error) {
      showToast({ icon: IconAlertCircle, text: failureText(t, t('history_list.preview_failed'), error) })
    }
  }
  function copyLink(copied: HistoryEntry) {
    const { to, params, search: place } = conversationLink(copied)
    const { href } = router.buildLocation({ to, params, search: { message: place.message } })
    copy(new URL(href, location.origin).href, () =>
      showToast({ icon: IconLink, text: t('history_list.link_copied') }),
    )
  }

  const actions = {
    preview: useAction(previewEntry, { entry, run: togglePreview, isOpen: isPreviewOpen }),
    open: useAction(openEntry, { entry, run: open }),
    report: useAction(reportEntry, { entry, run: (each) => void report(each) }),
    copy: useAction(copyEntryLink, { entry, run: copyLink }),
  }
  return {
    actions,
    dialogs: (
      <>
        {reported && <ReportDialog message={reported} isInHand={false} onClose={() => setReported(null)} />}
        {dialog}
      </>
    ),
  }
}
