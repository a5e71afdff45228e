import type { Question } from './ask'
import { chosenBy, isSingleChoice, same, type AreaAsk, type Choice, type Request } from './questions'
import type { Json } from './snapshot'
import type { Reason } from './command'

/**
 * Why this value is not an answer to this question; undefined when it is. `Reason` when the rules refuse it (the GM may
 * allow it anyway), a sentence when it is no answer at all (nobody can).
 */
export function check(question: Question, value: Json): Reason | string | undefined {
  const { request } = question
  const no = request.kind === 'choice' ? notChosen(request, value) : shape(request, value)
  return no ?? question.refuse?.(value)
}

function notChosen(request: Choice, value: Json): Reason | string | undefined {
  if (isSingleChoice(request)) return notAnOption(request, value)
  const chosen = chosenBy(request, value)
  if (!chosen) return `${request.key}: expects a list of options.`
  if (chosen.length < request.min || chosen.length > request.max)
    return `${request.key}: expects ${request.min} to ${request.max} options, got ${chosen.length}.`
  let refused: Reason | undefined
  for (const [i, one] of chosen.entries()) {
    const no = notAnOption(request, one)
    if (typeof no === 'string') return no
    if (chosen.findIndex(other => same(other, one)) !== i)
      return `${request.key}: ${JSON.stringify(one)} is there twice.`
    refused ??= no
  }
  return refused
}

function notAnOption({ key, options }: Choice, value: Json): Reason | string | undefined {
  const option = options.find(o => same(o.value, value))
  return option ? option.whyNot : `${key}: ${JSON.stringify(value)} is no option.`
}

function shape(request: Exclude<Request, Choice>, value: Json): string | undefined {
  switch (request.kind) {
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
    case 'area':
      return isPlaced(request.area, value)
        ? undefined
        : `${request.key}: expects the area that was asked for, with its place.`
  }
}

/** Farther from the map's corner than any map is large, in 1/1024 squares. */
const FAR = 4096 * 1024

/** The form as it was asked for, `at` one point and, where it has a direction, `towards` another. */
function isPlaced(form: AreaAsk['area'], value: Json): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const { at, towards, ...rest } = value as { readonly [part: string]: Json }
  const parts = Object.keys(form)
  const isForm = Object.keys(rest).length === parts.length && parts.every(part => same(form[part], rest[part]))
  return isForm && isPoint(at) && (towards === undefined || isPoint(towards))
}

function isPoint(value: Json | undefined): boolean {
  return (
    Array.isArray(value) && value.length === 2 && value.every(n => Number.isInteger(n) && Math.abs(n as number) <= FAR)
  )
}
