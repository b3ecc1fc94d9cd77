import { IconHash } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/actions/Button'
import { Keys } from '../../../ui/actions/Keys'
import { hasDialog } from '../../../ui/actions/keys'
import { Field } from '../../../ui/fields/Field'
import { EmptyPanel } from '../../../ui/lists/EmptyPanel'
import { PageHead } from '../../../ui/PageHead'
import { BackLink } from '../../settings/pages/BackLink'
import { originIn } from '../../settings/pages/origin'
import { numberIn } from './conversation-number'
import styles from './OpenConversationPage.module.css'

/** `/conversations` without an id: asks for the number of a conversation. Specification section 2. */
export function OpenConversationPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  // The router also keeps parameters that the route does not validate.
  const { from } = originIn(useSearch({ from: '/conversations' }))
  const [text, setText] = useState('')
  const [isWrong, setIsWrong] = useState(false)

  const open = (event: FormEvent) => {
    event.preventDefault()
    const id = numberIn(text)
    if (id === null) setIsWrong(true)
    else void navigate({ to: '/conversations/$id', params: { id: String(id) }, search: { from } })
  }
  return (
    <>
      <PageHead title={t('conversation.title')} back={<BackLink from={from} />} />
      <EmptyPanel
        icon={IconHash}
        title={t('open_chat.title')}
        actions={
          <form className={styles.form} onSubmit={open}>
            <Field
              label={t('open_chat.label')}
              value={text}
              inputMode="numeric"
              autoComplete="off"
              autoFocus={!hasDialog()}
              error={isWrong ? t('open_chat.not_a_number') : null}
              onChange={(event) => {
                setText(event.target.value)
                setIsWrong(false)
              }}
            />
            <Button type="submit" look="primary">
              {t('open_chat.submit')}
              <Keys keys="enter" onAccent />
            </Button>
          </form>
        }
      >
        <p>{t('open_chat.text')}</p>
      </EmptyPanel>
    </>
  )
}
