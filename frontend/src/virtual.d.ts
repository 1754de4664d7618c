declare module 'virtual:amplify.css'
