import type { ComponentType } from 'react'
import { Failed } from './failed'
import { Loading } from './loading'
import { useLoaded } from './use-loaded'

/** Part of a screen whose code is loaded when it is first shown. Without a connection, it is loaded once that is back. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return function Part(props: Props) {
    const { value: Loaded, failure, load: retry } = useLoaded(load)
    if (failure) return <Failed onRetry={retry} />
    return Loaded ? <Loaded {...props} /> : <Loading />
  }
}
