import { useMutation } from '@tanstack/react-query'
import { call } from '../../api/call'
import { goToGate, setLoggingOut } from '../people/sign-in/leave'
import { mayLeave } from '../settings/drafts/unsent'
import { forgetConversations } from './draft-storage'

/**
 * Signs the operator out, after the question about what is unsent.
 * @param options.as the public sign-in of a demo that the next page offers
 */
export function useLogOut({ as, onError }: { as?: string; onError: (error: Error) => void }) {
  const logOut = useMutation({
    mutationFn: () => call('POST /api/logout.php', {}),
    onMutate: () => setLoggingOut(true),
    onError: (error) => {
      setLoggingOut(false)
      onError(error)
    },
    onSuccess: () => {
      forgetConversations()
      goToGate('/login', as)
    },
  })
  const press = async () => {
    if (await mayLeave('logout')) logOut.mutate()
  }
  return { press: () => void press(), isPending: logOut.isPending, isError: logOut.isError }
}
