import { Button } from '../../../ui/actions/Button'
import { Keys } from '../../../ui/actions/Keys'

type Props = { isBusy: boolean; blocked?: string | false; children: string }

/** The submit button of a sign-in form. */
export function SubmitButton({ isBusy, blocked, children }: Props) {
  return (
    <Button type="submit" look="primary" isBlock isBusy={isBusy} blocked={blocked}>
      {children} <Keys keys="enter" onAccent />
    </Button>
  )
}
