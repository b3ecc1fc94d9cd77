import { IconCheck } from '@tabler/icons-react'
import { afterEach, expect, it } from 'vitest'
import { hideToast, shownToast, showToast, toastQueue } from './toasts'

const toast = (text: string) => ({ icon: IconCheck, text })

afterEach(() => toastQueue.clear())

it('a toast replaces the previous one, which does not return', () => {
  const [first, second] = [toast('Skipped'), toast('Handed over')]
  showToast(first)
  expect(shownToast()).toBe(first)
  showToast(second)
  expect(shownToast()).toBe(second)
  hideToast(second)
  expect(shownToast()).toBe(null)
})

it('closing a toast leaves the one that replaced it', () => {
  const [first, second] = [toast('Skipped'), toast('Handed over')]
  showToast(first)
  showToast(second)
  hideToast(first)
  expect(shownToast()).toBe(second)
})
