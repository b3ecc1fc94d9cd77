import { type ComponentProps, useId } from 'react'
import { Field } from './Field'

/** A time zone by its IANA name, with all that this browser knows to choose from. */
export function TimeZoneField(props: ComponentProps<typeof Field>) {
  const zones = useId()
  return (
    <>
      <Field {...props} list={zones} autoComplete="off" />
      <datalist id={zones}>
        {Intl.supportedValuesOf('timeZone').map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
    </>
  )
}
