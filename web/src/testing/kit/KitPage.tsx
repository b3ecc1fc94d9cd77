import { IconBell, IconStar, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Button } from '../../ui/actions/Button'
import { Badge } from '../../ui/Badge'
import { Chip } from '../../ui/Chip'
import { CheckField } from '../../ui/fields/CheckField'
import { ChoiceList } from '../../ui/fields/ChoiceList'
import { DayRangeField } from '../../ui/fields/DayRangeField'
import { Field } from '../../ui/fields/Field'
import { SelectField } from '../../ui/fields/SelectField'
import { TextAreaField } from '../../ui/fields/TextAreaField'
import { Banner } from '../../ui/overlays/Banner'
import { FailureNotice } from '../../ui/overlays/FailureNotice'
import { Notice } from '../../ui/overlays/Notice'
import { ShownToast } from '../../ui/overlays/ShownToast'
import { ShownOnceText } from '../../ui/words/ShownOnceText'
import styles from './KitPage.module.css'
import { Lines } from './Lines'
import { Overlays } from './Overlays'
import { Rows } from './Rows'

const long = 'A text that is much longer than the place that it has, and has no end in sight'
const colours = ['Red', 'Green', 'Blue'].map((name) => [name.toLowerCase(), name] as const)
const operators = Array.from({ length: 40 }, (_, index) => [String(index), `Operator ${index}`] as const)
const looks = ['normal', 'primary', 'quiet', 'danger', 'dangerSolid'] as const

/** Every part of the kit, in every state. What opens is outside of this element: the document has the same direction. */
export function KitPage({ direction }: { direction: 'ltr' | 'rtl' }) {
  return (
    <I18nProvider locale={direction === 'rtl' ? 'ar-AE' : 'en'}>
      <main className={styles.page}>
        <h1>Kit</h1>
        <Parts />
      </main>
    </I18nProvider>
  )
}

function Parts() {
  return (
    <>
      <Part title="Button">
        {looks.map((look) => (
          <Button key={look} look={look}>
            {look}
          </Button>
        ))}
        <Button blocked="Only a master may.">Blocked</Button>
        <Button isBusy>Busy</Button>
        <Button isIcon aria-label="Delete">
          <IconTrash size={16} stroke={1.75} aria-hidden="true" />
        </Button>
        <Button size="small">Small</Button>
        <Button size="big" look="primary">
          Big
        </Button>
        <Button className={styles.narrow}>{long}</Button>
      </Part>
      <Part title="Select">
        <Select label="Nothing chosen" />
        <Select label="Chosen" value="green" />
        <Select label="With search" options={operators} value="7" />
        <Select label="No options" options={[]} />
        <Select label="Disabled" value="red" isDisabled />
        <Select label="Wrong" error="Choose a colour." />
        <Select label={long} value="long" options={[['long', long], ...colours]} />
      </Part>
      <Part title="Days">
        <DayRange />
        <DayRange isDisabled />
      </Part>
      <Part title="Field">
        <Field label="Empty" placeholder="What it is for" />
        <Field label="Filled in" defaultValue="Anna" hint="What helps" />
        <Field label="Disabled" defaultValue="Anna" disabled />
        <Field label="Wrong" defaultValue="x" error="Too short." />
        <TextAreaField label="Several lines" rows={2} defaultValue={long} />
      </Part>
      <Part title="Choices">
        <Choices kind="one" />
        <Choices kind="many" />
        <Check label="Checked" isChecked />
        <Check label="Not checked" />
      </Part>
      <Part title="Lines">
        <Lines />
      </Part>
      <Part title="Table">
        <Rows />
      </Part>
      <Part title="What opens">
        <Overlays />
      </Part>
      <Part title="Toast">
        <Toast text={long} action={{ label: 'Reload', onPress: () => {} }} />
      </Part>
      <Part title="Signs">
        <Chip>Chip</Chip>
        <Chip tone="accent">Accent</Chip>
        <Badge count={12} />
        <Notice tone="warn" icon={IconBell}>
          A notice
        </Notice>
        <FailureNotice>{long}</FailureNotice>
        <Banner icon={IconBell}>A banner</Banner>
        <ShownOnceText text="opk_live_7Qm2vX9dLr4K0tZaWn8cYb3s" onCopied={undefined} />
      </Part>
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part} aria-label={title}>
      <h2>{title}</h2>
      <div className={styles.row}>{children}</div>
    </section>
  )
}

type SelectProps = Partial<Omit<Parameters<typeof SelectField>[0], 'onChoose'>> & { label: string }

function Select({ value = '', options = colours, ...props }: SelectProps) {
  const [chosen, setChosen] = useState(value)
  return <SelectField {...props} value={chosen} options={options} placeholder="Choose" onChoose={setChosen} />
}

function DayRange({ isDisabled = false }: { isDisabled?: boolean }) {
  const [days, setDays] = useState({ from: '2026-03-04', to: '2026-03-10' })
  return (
    <DayRangeField
      label={isDisabled ? 'Disabled' : 'From – To'}
      days={days}
      isDisabled={isDisabled}
      onDays={setDays}
    />
  )
}

function Choices({ kind }: { kind: 'one' | 'many' }) {
  const [chosen, setChosen] = useState<string[]>(['green'])
  return (
    <ChoiceList
      label={kind}
      kind={kind}
      choices={colours.map(([value, label]) => ({ value, label }))}
      chosen={chosen}
      onChoose={(value) => setChosen([value])}
    />
  )
}

function Check({ label, isChecked = false }: { label: string; isChecked?: boolean }) {
  const [checked, setChecked] = useState(isChecked)
  return <CheckField label={label} hint="What it changes" checked={checked} onChange={setChecked} />
}

function Toast(content: { text: string; action?: { label: string; onPress: () => void } }) {
  const state = { visibleToasts: [], add: () => '', close() {}, pauseAll() {}, resumeAll() {} }
  return (
    <div className={styles.toast}>
      <ShownToast
        toast={{
          key: content.text,
          content: { toast: { icon: IconStar, ...content }, until: 0, seconds: 6 },
        }}
        state={state}
      />
    </div>
  )
}
