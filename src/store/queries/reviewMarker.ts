export { reviewed, REVIEW } from '~/table'
