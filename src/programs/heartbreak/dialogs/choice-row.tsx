import styles from './dialogs.module.css'

type ChoiceRowProps<Id extends string> = {
  label: string
  choices: readonly { readonly id: Id; readonly name: string }[]
  chosen: Id
  onChoose: (id: Id) => void
}

/** A group of radio buttons. */
export function ChoiceRow<Id extends string>({ label, choices, chosen, onChoose }: ChoiceRowProps<Id>) {
  return (
    <fieldset className={styles.choices}>
      <legend>{label}</legend>
      {choices.map(({ id, name }) => (
        <label key={id} className="field-row">
          <input type="radio" name={label} value={id} checked={id === chosen} onChange={() => onChoose(id)} />
          {name}
        </label>
      ))}
    </fieldset>
  )
}
