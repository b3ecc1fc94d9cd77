import type { ManagedSiteowner } from '@panel/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../api/call'
import { showSiteowner } from '../../settings/siteowners-query'

/** Stores the address of a webhook, makes its secret, and tests it. @param onMade gets the secret, which cannot be read again */
export function useWebhook(siteowner: ManagedSiteowner | null | undefined, onMade: (secret: string) => void) {
  const client = useQueryClient()
  const [typed, setTyped] = useState<string | null>(null)
  const stored = siteowner?.webhook_url ?? ''
  const address = (typed ?? stored).trim()

  /** @returns the site owner with the address that is typed */
  async function saveAddress() {
    if (!siteowner) throw new Error('There is no site owner')
    if (address === stored) return siteowner
    const body = { webhook_url: address, seen: { webhook_url: siteowner.webhook_url } }
    const saved = await call('PATCH /api/siteowners/:id', { params: { id: siteowner.id }, body })
    showSiteowner(client, saved)
    return saved
  }
  const makeSecret = useMutation({
    async mutationFn() {
      const { id } = await saveAddress()
      // No site uses an earlier secret yet.
      const body = { old_ends_in_hours: 0 }
      const made = await call('POST /api/siteowners/:id/webhook-secrets', { params: { id }, body })
      showSiteowner(client, made.siteowner)
      onMade(made.secret)
      test.reset()
    },
  })
  const test = useMutation({
    async mutationFn() {
      const { id } = await saveAddress()
      return call('POST /api/siteowners/:id/webhook-test', { params: { id }, body: {} })
    },
  })
  return {
    typed: typed ?? stored,
    address,
    type(text: string) {
      setTyped(text)
      test.reset()
      makeSecret.reset()
    },
    makeSecret,
    test,
  }
}
