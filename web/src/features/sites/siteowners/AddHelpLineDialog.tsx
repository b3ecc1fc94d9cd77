import { helpLineLengths } from '@panel/contract/rules/help-line-rules'
import { languageOf } from '@panel/contract/rules/locale'
import { helpLineDrafts } from '@panel/contract/rules/text-drafts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call'
import { Field } from '../../../ui/fields/Field'
import { SelectField } from '../../../ui/fields/SelectField'
import { DialogForm } from '../../../ui/overlays/DialogForm'
import { countriesQuery, languagesQuery } from '../../settings/settings-queries'
import { siteownerError } from '../../settings/siteowner-error'
import { helpLinesQuery } from '../../settings/siteowners-query'
import { TextDrafts } from './TextDrafts'

type Props = { siteownerId: number; onClose: () => void }

const nothing = {
  country: '',
  language: '',
  name: '',
  telephone: '',
  web_address: '',
  opening_hours: '',
}

/** A new help line. It cannot be changed afterwards, only removed. */
export function AddHelpLineDialog({ siteownerId, onClose }: Props) {
  const { t, i18n } = useTranslation()
  const client = useQueryClient()
  const locale = languageOf(i18n.language)
  const countries = useQuery(countriesQuery(locale))
  const languages = useQuery(languagesQuery(locale))
  const [line, setLine] = useState(nothing)
  const set = (part: keyof typeof nothing) => (value: string) =>
    setLine((before) => ({ ...before, [part]: value }))
  const written = (part: keyof typeof nothing) => line[part].trim() || null
  const add = useMutation({
    mutationFn: () =>
      call('POST /api/siteowners/:id/help-lines', {
        params: { id: siteownerId },
        body: {
          country: written('country'),
          language: written('language'),
          name: line.name,
          telephone: written('telephone'),
          web_address: written('web_address'),
          opening_hours: written('opening_hours'),
        },
      }),
    onSuccess: ({ items }) => {
      client.setQueryData(helpLinesQuery(siteownerId).queryKey, items)
      onClose()
    },
  })
  const drafts = helpLineDrafts
    .filter(({ country }) => line.country === '' || country === line.country)
    .map((draft) => ({
      name: draft.name,
      draft: { ...nothing, ...draft, web_address: draft.web_address ?? '' },
    }))
  const hasWay = written('telephone') !== null || written('web_address') !== null
  const missing = !written('name') ? 'need_name' : hasWay ? null : 'need_way'
  const field = (part: keyof typeof helpLineLengths) => (
    <Field
      label={t(`siteowners.help.${part}`)}
      maxLength={helpLineLengths[part]}
      value={line[part]}
      onChange={(event) => set(part)(event.target.value)}
    />
  )
  return (
    <DialogForm
      title={t('siteowners.help.add')}
      isOpen
      confirm={t('siteowners.help.confirm')}
      onConfirm={() => add.mutate()}
      blocked={missing && t(`siteowners.help.${missing}`)}
      onClose={onClose}
      isBusy={add.isPending}
      error={siteownerError(t, add.error)}
    >
      <SelectField
        label={t('siteowners.help.country')}
        value={line.country}
        hasFocus
        options={[
          ['', t('siteowners.help.every_country')],
          ...(countries.data ?? []).map(({ code, name }) => [code, name] as const),
        ]}
        onChoose={set('country')}
      />
      {field('name')}
      {field('telephone')}
      {field('web_address')}
      {field('opening_hours')}
      <SelectField
        label={t('siteowners.help.language')}
        value={line.language}
        options={[
          ['', t('siteowners.help.any_language')],
          ...(languages.data ?? []).map(({ code, name }) => [code, name] as const),
        ]}
        onChoose={set('language')}
      />
      {!written('name') && <TextDrafts drafts={drafts} onUse={setLine} />}
      <p>{t('siteowners.help.note')}</p>
    </DialogForm>
  )
}
