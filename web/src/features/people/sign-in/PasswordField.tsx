import { type ComponentProps, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/actions/Button'
import { Field } from '../../../ui/fields/Field'

type Props = Omit<ComponentProps<typeof Field>, 'name' | 'type' | 'end'> & {
  autoComplete: 'current-password' | 'new-password'
}

/** A password field that can show what was entered. */
export function PasswordField(props: Props) {
  const { t } = useTranslation()
  const [isShown, setIsShown] = useState(false)
  return (
    <Field
      {...props}
      name="password"
      type={isShown ? 'text' : 'password'}
      end={
        <Button
          size="small"
          look="quiet"
          aria-pressed={isShown}
          aria-label={t(isShown ? 'login.hide_password' : 'login.show_password')}
          onClick={() => setIsShown(!isShown)}
        >
          {t(isShown ? 'login.hide' : 'login.show')}
        </Button>
      }
    />
  )
}
