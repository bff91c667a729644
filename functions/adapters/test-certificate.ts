/*
 * A self-signed certificate that only servers of tests present, for the names that stand for other sites in tests:
 * openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 36500 -subj /CN=pictures.example
 *   -addext subjectAltName=DNS:pictures.example,DNS:elsewhere.example,DNS:example.com,DNS:*.example.com
 */
export const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg4zIHFC3h1PYTr7XB
w0f8eCBGlE+qp50UOYk1LRu8DRWhRANCAASIU+n9wJTIfpjJidS3lDAZhzLhGJp1
vA0jvVJUSZONilSXHwQZGBH064F2qsi2x7tBlocqMRP85CvswI+DbRuW
-----END PRIVATE KEY-----
`;

export const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIB2zCCAYGgAwIBAgIUPWAYW1rpydK0Ng8jZSUO5uO9EmYwCgYIKoZIzj0EAwIw
GzEZMBcGA1UEAwwQcGljdHVyZXMuZXhhbXBsZTAgFw0yNjExMjIyMzUzMTRaGA8y
MTI2MTAyOTIzNTMxNFowGzEZMBcGA1UEAwwQcGljdHVyZXMuZXhhbXBsZTBZMBMG
ByqGSM49AgEGCCqGSM49AwEHA0IABIhT6f3AlMh+mMmJ1LeUMBmHMuEYmnW8DSO9
UlRJk42KVJcfBBkYEfTrgXaqyLbHu0GWhyoxE/zkK+zAj4NtG5ajgaAwgZ0wHQYD
VR0OBBYEFNfBYf5joxM1thiP9xXn+EYchwvZMB8GA1UdIwQYMBaAFNfBYf5joxM1
thiP9xXn+EYchwvZMA8GA1UdEwEB/wQFMAMBAf8wSgYDVR0RBEMwQYIQcGljdHVy
ZXMuZXhhbXBsZYIRZWxzZXdoZXJlLmV4YW1wbGWCC2V4YW1wbGUuY29tgg0qLmV4
YW1wbGUuY29tMAoGCCqGSM49BAMCA0gAMEUCIQCDuyIHf6Hh9m/X+n4cOymTZNx9
JS0p8HHUA/Nfx4/BvQIgcgzZrNRPViOMJFAt7F7LbmwLJq85Q3lTU8UVUZ6pYXA=
-----END CERTIFICATE-----
`;
