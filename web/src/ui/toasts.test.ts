import { IconCheck } from '@tabler/icons-react'
import { expect, it } from 'vitest'
import { hideToast, shownToast, showToast, subscribeToToasts } from './toasts'

const toast = (text: string) => ({ icon: IconCheck, text })

it('one toast stands at a time, and only that one is taken away', () => {
  const [first, second] = [toast('Skipped'), toast('Handed over')]
  const seen: (string | undefined)[] = []
  const stop = subscribeToToasts(() => seen.push(shownToast()?.text))
  showToast(first)
  showToast(second)
  hideToast(first)
  hideToast(second)
  stop()
  showToast(first)
  expect(seen).toEqual(['Skipped', 'Handed over', undefined])
})
