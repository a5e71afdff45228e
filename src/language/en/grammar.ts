import { grammar } from '../grammar'

export const { plural, list, number, fixed } = grammar<'one' | 'other'>('en-GB')
