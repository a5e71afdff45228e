export { settingWords } from '~/table'
