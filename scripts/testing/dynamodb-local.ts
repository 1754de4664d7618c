// Tests of the data layer use the engine that `dynamodb-local-setup.ts` started.
process.env.AWS_ENDPOINT_URL_DYNAMODB = process.env.DYNAMODB_LOCAL_URL ?? process.env.AWS_ENDPOINT_URL_DYNAMODB
