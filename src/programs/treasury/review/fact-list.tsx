/** Rows of a name and what it stands for, which can be selected and copied. Rows without a value are left out. */
export function FactList({ facts }: { facts: readonly (readonly [string, string | null | undefined])[] }) {
  return (
    <dl className="selectable">
      {facts.map(([name, value]) =>
        value ? (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}
