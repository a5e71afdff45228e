import { createContext } from 'react'

/** Whether what is drawn here is the sheet on the library's bench, and not one of the open fight. */
export const OnBench = createContext(false)
