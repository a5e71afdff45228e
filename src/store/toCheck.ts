export { TO_CHECK } from '~/table'
