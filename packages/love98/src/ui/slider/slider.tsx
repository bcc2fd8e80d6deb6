import type { ComponentProps } from 'react'

type SliderProps = Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'value' | 'aria-label'> & {
  label: string
  value: number
  /** The `aria-valuetext` of the slider. */
  valueText: string
  onChange: (value: number) => void
}

export function Slider({ label, valueText, onChange, ...slider }: SliderProps) {
  return (
    <input
      {...slider}
      type="range"
      aria-label={label}
      aria-valuetext={valueText}
      onChange={({ target }) => onChange(target.valueAsNumber)}
    />
  )
}
