import type { Word } from '@panel/contract'
import type { WordList } from '@panel/contract/rules/word-list-names'
import { wordCodeLength, wordLength, wordListRules } from '@panel/contract/rules/word-list-rules'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error'
import { call } from '../../../api/call'
import { Field } from '../../../ui/fields/Field'
import { SelectField } from '../../../ui/fields/SelectField'
import { DialogForm } from '../../../ui/overlays/DialogForm'
import { issueText } from '../../../ui/words/issue-text'
import { languageNames } from '../../../ui/words/locale'
import { useGroupOptions } from './use-group-options'
import { wordError } from './word-error'
import { showWords } from './word-list-query'

type Props = {
  list: WordList
  /** The part of the list that the page shows. */
  group: string | undefined
  onClose: () => void
  onAdded: (word: Word) => void
}

/** Asks for the text and the code of a new word. The code follows from the text until somebody types another one. */
export function AddWordDialog({ list, group: shownGroup, onClose, onAdded }: Props) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const groups = useGroupOptions(list)
  const [group, setGroup] = useState(shownGroup ?? groups[0]?.[0])
  const [text, setText] = useState('')
  const [typedCode, setTypedCode] = useState<string | null>(null)
  const {
    texts: [first = 'en'],
    example,
    code: pattern,
  } = wordListRules[list]
  const proposed = codeOf(text)
  const code = typedCode ?? (pattern.test(proposed) ? proposed : '')
  const add = useMutation({
    mutationFn: () =>
      call('POST /api/word-lists/:list', {
        params: { list },
        body: { code, ...(group && { group }), texts: { [first]: text } },
      }),
    onSuccess: ({ words }) => {
      showWords(client, list, words)
      const added = words.find((word) => word.code === code.trim())
      if (added) onAdded(added)
    },
  })
  const issues = add.error instanceof ApiError ? add.error.issues : []
  const issueAt = (path: string) => {
    const found = issues.find((issue) => issue.path === path)
    return found ? issueText(t, found) : null
  }
  const isMissing = text.trim() === '' || code.trim() === ''
  return (
    <DialogForm
      title={t('words.add_to', { list: t(`words.list.${list}`) })}
      isOpen
      confirm={t('words.add')}
      onConfirm={() => add.mutate()}
      blocked={isMissing && t('words.text_missing')}
      onClose={onClose}
      isBusy={add.isPending}
      error={issueAt('code') || issueAt(`texts.${first}`) ? null : wordError(t, add.error)}
    >
      {groups.length > 0 && (
        <SelectField label={t('words.for')} value={group ?? ''} options={groups} onChoose={setGroup} />
      )}
      <Field
        label={first === 'name' ? t('words.name') : languageNames.en}
        hint={first === 'name' ? undefined : t('words.others_later')}
        value={text}
        maxLength={wordLength}
        error={issueAt(`texts.${first}`)}
        autoComplete="off"
        data-autofocus
        onChange={(event) => setText(event.target.value)}
      />
      <Field
        label={t('words.code')}
        hint={t(list === 'segments' ? 'words.segment_code_hint' : 'words.code_hint', { example })}
        value={code}
        maxLength={wordCodeLength}
        error={issueAt('code')}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setTypedCode(event.target.value)}
      />
    </DialogForm>
  )
}

/** "Sells something!" becomes `sells_something`. */
const codeOf = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '_')
    .replaceAll(/^_+|_+$/g, '')
    .slice(0, wordCodeLength)
