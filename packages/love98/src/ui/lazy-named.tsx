import { type LazyExoticComponent, lazy, type ReactNode } from 'react'

type Component<Props> = (props: Props) => ReactNode

/** A component that is loaded when it is first rendered. @param name its name among the exports of the module */
export function lazyNamed<Name extends string, Props>(
  load: () => Promise<{ readonly [name in Name]: Component<Props> }>,
  name: Name,
): LazyExoticComponent<Component<Props>> {
  return lazy(async () => ({ default: (await load())[name] }))
}
