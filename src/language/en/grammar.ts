import { grammar } from '../grammar'

export const { plural, number } = grammar<'one' | 'other'>('en')
