import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call, type ResponseTo } from '../../../api/call'
import { Button } from '../../../ui/actions/Button'
import { CodeBoxes } from './CodeBoxes'
import { isComplete } from './code'
import styles from './GateFrame.module.css'
import { SignInError } from './SignInError'
import { SubmitButton } from './SubmitButton'
import { readDemo, useDemo } from './use-demo'

type Props = { login: string | null; onVerified: (answer: ResponseTo<'POST /api/tfa.php'>) => void }

export function CodeForm({ login, onVerified }: Props) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  /** Of a public sign-in of the demo: it is filled in until somebody types, and changes with the codes. */
  const known = useDemo()?.sign_ins.find((each) => each.login === login)?.code
  const code = typed ?? known ?? ''
  const [attempt, setAttempt] = useState(0)

  const verify = async (complete: string) => {
    if (isBusy) return
    setIsBusy(true)
    try {
      onVerified(await call('POST /api/tfa.php', { body: { code: complete } }))
    } catch (failure) {
      setError(failure)
      setTyped('')
      // Mounts empty boxes, of which the first gets the focus.
      setAttempt(attempt + 1)
      setIsBusy(false)
    }
  }

  /** The code of this moment, and not the one of when the page opened. */
  const codeOfDemo = async () => (await readDemo())?.sign_ins.find((each) => each.login === login)?.code
  const verifyDemo = async () => {
    const current = await codeOfDemo().catch(() => undefined)
    if (current !== undefined) await verify(current)
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (isComplete(code)) void verify(code)
      }}
    >
      {error !== null && <SignInError error={error} />}
      <CodeBoxes
        key={attempt}
        code={code}
        isFilledIn={typed === null}
        onChange={setTyped}
        onComplete={verify}
        isBusy={isBusy}
      />
      <p className={styles.hint}>{t('tfa.hint')}</p>
      {known !== undefined && typed !== null && (
        <Button isBlock onClick={() => void verifyDemo()}>
          {t('demo.use_code')}
        </Button>
      )}
      <SubmitButton isBusy={isBusy} blocked={!isComplete(code) && t('tfa.incomplete')}>
        {t('tfa.verify')}
      </SubmitButton>
    </form>
  )
}
