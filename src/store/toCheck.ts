export { namedToCheck, TO_CHECK } from '~/table'
