import * as all from './calls'

/** All calls of the API by name. The stack, the gateway and the client take their paths from here. */
export const calls = { ...all }

export type CallName = keyof typeof calls

export const callNames = Object.keys(calls) as CallName[]

/** Returns the base name of a call's file, such as `create-project` for `createProject`. */
export const fileOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
