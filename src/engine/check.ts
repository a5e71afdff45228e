import type { Question } from './ask'
import type { Json, Reason, Request } from './types'

/**
 * Why this value is not an answer to this question; undefined when it is. `Reason` when the rules refuse it (the GM may
 * allow it anyway), a sentence when it is no answer at all (nobody can).
 */
export function check(question: Question, value: Json): Reason | string | undefined {
  const malformed = shape(question.request, value)
  if (malformed) return malformed
  return refusedOption(question.request, value) ?? question.refuse?.(value)
}

function refusedOption(request: Request, value: Json): Reason | undefined {
  if (request.kind !== 'choice') return undefined
  for (const one of picked(request, value)) {
    const option = request.options.find(o => same(o.value, one))
    if (option?.whyNot) return option.whyNot
  }
  return undefined
}

const picked = (request: { min: number; max: number }, value: Json): readonly Json[] =>
  request.min === 1 && request.max === 1 ? [value] : (value as readonly Json[])

function shape(request: Request, value: Json): string | undefined {
  switch (request.kind) {
    case 'choice': {
      const single = request.min === 1 && request.max === 1
      if (!single && !Array.isArray(value)) return `${request.key}: expects a list of options.`
      const values = picked(request, value)
      if (values.length < request.min || values.length > request.max)
        return `${request.key}: expects ${request.min} to ${request.max} options, got ${values.length}.`
      for (const [i, one] of values.entries()) {
        if (!request.options.some(o => same(o.value, one)))
          return `${request.key}: ${JSON.stringify(one)} is no option.`
        if (values.findIndex(v => same(v, one)) !== i) return `${request.key}: ${JSON.stringify(one)} is there twice.`
      }
      return undefined
    }
    case 'roll': {
      const faces = value
      if (!Array.isArray(faces) || faces.length !== request.dice.length)
        return `${request.key}: expects ${request.dice.length} dice.`
      for (const [i, sides] of request.dice.entries()) {
        const face: unknown = faces[i]
        if (!Number.isInteger(face) || (face as number) < 1 || (face as number) > sides)
          return `${request.key}: die ${i + 1} shows 1 to ${sides}, not ${JSON.stringify(face)}.`
      }
      return undefined
    }
    case 'number':
      return Number.isInteger(value) && (value as number) >= request.min && (value as number) <= request.max
        ? undefined
        : `${request.key}: expects a whole number from ${request.min} to ${request.max}.`
    case 'text':
      return typeof value === 'string' && value.length <= request.max
        ? undefined
        : `${request.key}: expects at most ${request.max} characters.`
    case 'path':
      return Array.isArray(value) && value.every(c => Number.isInteger(c) && (c as number) >= 0)
        ? undefined
        : `${request.key}: expects a list of squares.`
  }
}

/** Equal as plain data. Options are small: ids, words, short records. */
function same(a: Json | undefined, b: Json | undefined): boolean {
  return a === b || (typeof a === 'object' && typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b))
}
